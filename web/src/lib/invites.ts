/** Invitations to free seats. The server tells their secrets once, so this browser keeps them. */
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

/** The address of an invitation; the secret follows the #, so that no server log has it. */
export const inviteLink = (server: string, match: string, secret: string): string => `${server}/t/${match}#sit=${secret}`;
