/** How urchins look, and the keys that stand for their colours. */
export const URCHIN = {
  red: { fill: "#C8443A", part: "urchin-spike", letter: "R" },
  yellow: { fill: "#F0BE3A", part: "urchin-knob", letter: "Y" },
} as const;
