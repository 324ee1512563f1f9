/** How the fish look: a shape for each kind, a paint for each colour. */

export const COLOURS = ["red", "green", "yellow"] as const;
export const KINDS = ["A", "B", "C"] as const;
export const FISH = { A: "fish-darter", B: "fish-disc", C: "fish-puffer" } as const;
export const PAINT = {
  red: { fill: "#C8443A", ink: "#FFFDF6" },
  green: { fill: "#33804F", ink: "#FFFDF6" },
  yellow: { fill: "#E3B02B", ink: "#14323C" },
} as const;
