/** The settings of a person: devices, data, leaving, and the link from another device. */
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "$lib/me.svelte";
import Follow from "../src/settings/Follow.svelte";
import PersonSettings from "../src/settings/PersonSettings.svelte";

type Answers = Record<string, unknown>;
let asked: string[] = [];

/** Answer requests by method and path; everything else is refused. */
function answer(answers: Answers): void {
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}${body ? ` ${body}` : ""}`);
    const found = answers[`${method} ${path}`] ?? { ok: false, code: "not_found", error: path, clause: null };
    return new Response(JSON.stringify(found));
  });
}

const device = (name: string, here: boolean): object => ({ name, browser: "Firefox", system: name === "b" ? "Android" : "Linux", made: 1, used: 1, here });
const DEVICES = { "GET /api/me/devices": { ok: true, devices: [device("a", true), device("b", false)] } };

beforeEach(() => {
  asked = [];
  me.name = "Anna";
  me.ready = true;
});
afterEach(() => vi.unstubAllGlobals());

test("a device is signed out by its name", async () => {
  answer({ ...DEVICES, "DELETE /api/me/devices/b": { ok: true } });
  render(PersonSettings);
  const buttons = await screen.findAllByRole("button", { name: /^sign-out-this/ });
  expect(buttons.length).toBe(2);
  await fireEvent.click(buttons[1]!);
  await waitFor(() => expect(asked).toContain("DELETE /api/me/devices/b"));
  expect(me.name).toBe("Anna");
});

test("the secret of a link to another device follows the #", async () => {
  answer({ ...DEVICES, "POST /api/me/link": { ok: true, secret: "s3cret" } });
  render(PersonSettings);
  await screen.findAllByRole("button", { name: /^sign-out-this/ }); // the list is there
  await fireEvent.click(await screen.findByRole("button", { name: "other-device" }));
  const link = await screen.findByLabelText<HTMLInputElement>("other-device-link");
  expect(link.value).toMatch(/\/follow#s3cret$/);
});

test("a name that is still being sent is not replaced by the default one of another language", async () => {
  let arrive = (): void => undefined;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(body);
    await new Promise<void>((done) => (arrive = done));
    return new Response(JSON.stringify({ ok: true, name: JSON.parse(body).name }));
  });
  me.name = "Guest";
  const named = me.call("Ada");
  const followed = me.follow("Guest", "Host");
  arrive();
  await Promise.all([named, followed]);
  expect(me.name).toBe("Ada");
  expect(asked).toEqual(['{"name":"Ada"}']);
});

test("leaving for good asks for consent first, and says what was deleted", async () => {
  answer({ ...DEVICES, "DELETE /api/me": { ok: true, devices: 2, lines: 5, tables: 0, matches: 1 } });
  render(PersonSettings);
  await screen.findAllByRole("button", { name: /^sign-out-this/ });
  const leave = await screen.findByRole<HTMLButtonElement>("button", { name: "leave-now" });
  expect(leave.disabled).toBe(true);
  await fireEvent.click(screen.getByLabelText("leave-sure"));
  await fireEvent.click(leave);
  await screen.findByText("farewell");
  expect(me.name).toBe(null);
});

test("without an offer of the server there are no passkeys", async () => {
  vi.stubGlobal("PublicKeyCredential", Object.assign(function () {}, { parseCreationOptionsFromJSON: () => ({}) }));
  answer({ ...DEVICES, "GET /api/address": { ok: true, address: null, passkeys: false } });
  render(PersonSettings);
  await waitFor(() => expect(asked).toContain("GET /api/address"));
  expect(screen.queryByText("passkeys")).toBe(null);
});

test("a browser that is somebody may keep that or switch", async () => {
  answer({ "POST /api/me/follow/look": { ok: true, name: "Jan" } });
  render(Follow, { secret: "s3cret" });
  await screen.findByRole("button", { name: /^device-follow-keep/ });
  await screen.findByRole("button", { name: /^device-follow-switch/ });
  expect(asked).toEqual(['POST /api/me/follow/look {"secret":"s3cret"}']);
});

test("a link that was used says so", async () => {
  answer({ "POST /api/me/follow/look": { ok: false, code: "bad_link", error: "used", clause: null } });
  render(Follow, { secret: "s3cret" });
  expect((await screen.findByRole("alert")).textContent).toBe("refused-bad_link");
});
