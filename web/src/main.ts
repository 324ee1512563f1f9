/** Starts the app: drawings, preferences, texts, then the page. */
import "./look/fonts.css";
import "./look/look.css";
import { mount } from "svelte";
import sprite from "virtual:parts";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import { me } from "./lib/me.svelte";
import { online } from "./lib/online.svelte";
import { shell } from "./lib/texts.svelte";
import { version } from "./lib/version.svelte";

const drawings = document.createElementNS("http://www.w3.org/2000/svg", "svg");
drawings.setAttribute("width", "0");
drawings.setAttribute("height", "0");
drawings.setAttribute("aria-hidden", "true");
drawings.classList.add("sr");
drawings.innerHTML = sprite;
document.body.prepend(drawings);

online.watch();
version.start();
void me.look();
await shell.load(prefs.lang);
mount(App, { target: document.getElementById("app")! });
