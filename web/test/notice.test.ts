/** The notice of the host: Markdown becomes elements, and nothing in it becomes HTML. */
import { render, screen } from "@testing-library/svelte";
import { lexer } from "marked";
import { expect, test } from "vitest";
import Markdown from "../src/shell/Markdown.svelte";

const TEXT = `# Who runs this

**Anna** runs it, *alone*. Write to <anna@example.org> or [look here](https://example.org/x).

- one \`thing\`
- another

1. first

> a quote

[bad](javascript:alert(1)) ![picture](https://example.org/p.png)

<script>alert(1)</script> <b onclick="alert(1)">bold</b>
`;

test("headings, lists, emphasis and links are shown", () => {
  const { container } = render(Markdown, { tokens: lexer(TEXT) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Who runs this");
  expect([...container.querySelectorAll("li")].map((item) => item.textContent?.trim())).toEqual(["one thing", "another", "first"]);
  expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["mailto:anna@example.org", "https://example.org/x"]);
  expect(container.querySelector("strong")?.textContent).toBe("Anna");
  expect(container.querySelector("em")?.textContent).toBe("alone");
  expect(container.querySelector("blockquote")?.textContent).toContain("a quote");
});

test("HTML is text, pictures are their words, and a link runs no script", () => {
  const { container } = render(Markdown, { tokens: lexer(TEXT) });
  expect(container.querySelectorAll("script, b, img, [onclick]")).toHaveLength(0);
  expect(container.textContent).toContain("<script>alert(1)</script>");
  expect(container.textContent).toContain("bad");
  expect(container.textContent).toContain("picture");
});
