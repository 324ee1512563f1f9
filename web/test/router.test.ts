/** Addresses and the pages they lead to. */
import { expect, test } from "vitest";
import { find } from "$lib/router.svelte";
import { inviteLink, invitesOf, keepInvites } from "$lib/invites";
import { span } from "$lib/span";

test("every address leads to one page", () => {
  expect(find("/", "")).toEqual({ page: "shelf" });
  expect(find("/g/deep_dive", "")).toEqual({ page: "box", game: "deep_dive" });
  expect(find("/g/deep_dive/rules", "#DD-24")).toEqual({ page: "rules", game: "deep_dive" });
  expect(find("/learn/kipicot", "")).toEqual({ page: "learn", game: "kipicot" });
  expect(find("/t/abc", "")).toEqual({ page: "table", match: "abc", secret: null });
  expect(find("/t/abc", "#sit=s3cret_-x")).toEqual({ page: "table", match: "abc", secret: "s3cret_-x" });
  expect(find("/replay/abc", "#57")).toEqual({ page: "replay", match: "abc" });
  expect(find("/t/abc/more", "")).toEqual({ page: "nowhere" });
  expect(find("/follow", "#s3cret")).toEqual({ page: "follow", secret: "s3cret" });
  expect(find("/follow", "")).toEqual({ page: "follow", secret: null });
});

test("the secret of a seat follows the #, and this browser keeps it", () => {
  keepInvites("m1", { "1": "abc" });
  expect(invitesOf("m1")).toEqual({ "1": "abc" });
  expect(invitesOf("m2")).toEqual({});
  expect(inviteLink("http://192.168.1.7:8000", "m1", "abc")).toBe("http://192.168.1.7:8000/t/m1#sit=abc");
});

test("numbers of seats are written short", () => {
  expect([span([2, 3, 4]), span([2]), span([2, 4])]).toEqual(["2–4", "2", "2, 4"]);
});
