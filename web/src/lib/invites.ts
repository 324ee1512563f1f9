/** The links of seats that wait for somebody; the server tells them once, so this browser keeps them. */
const KEY = "fathom-invites";
const MOST = 50;

type Kept = Record<string, Record<string, string>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepInvites(match: string, links: Record<string, string>): void {
  if (!Object.keys(links).length) return;
  const all = Object.entries({ ...kept(), [match]: links }).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}

export const invitesOf = (match: string): Record<string, string> => kept()[match] ?? {};

/** The address somebody opens to take a seat: its secret stands behind the #, and no server ever sees it. */
export const inviteLink = (house: string, match: string, secret: string): string => `${house}/t/${match}#sit=${secret}`;
