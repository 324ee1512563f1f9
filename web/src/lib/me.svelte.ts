/** The person at this browser. */
import { api, Refused } from "./api";
import type { Lang } from "./languages";
import type { Farewell } from "./wire.gen";

class Me {
  name = $state<string | null>(null);
  ready = $state(false);
  private naming: Promise<unknown> = Promise.resolve(); // until the last change of the name is answered

  async look(): Promise<void> {
    try {
      this.name = (await api.me()).name;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    this.ready = true;
  }

  call(name: string): Promise<void> {
    const answered = api.callMe(name).then((person) => {
      this.name = person.name;
    });
    this.naming = answered.catch(() => undefined);
    return answered;
  }

  /** Register the person, under the given name unless there is one. */
  async be(otherwise: string): Promise<void> {
    if (this.name === null) await this.call(otherwise);
  }

  /** Translate the default name of a person who chose none. */
  async follow(before: string, now: string): Promise<void> {
    await this.naming; // the person may have chosen a name just now
    if (this.name !== before || now === before) return;
    try {
      await this.call(now);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // keep the name
    }
  }

  /** Mails and messages follow the language of the pages. */
  async speak(lang: Lang): Promise<void> {
    if (this.name === null) return;
    try {
      await api.setLanguage(lang);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // they keep theirs
    }
  }

  /** Leave for good; says what was deleted. */
  async forget(): Promise<Farewell> {
    const farewell = await api.forgetMe();
    this.gone();
    return farewell;
  }

  /** Nobody is at this browser any more. */
  gone(): void {
    this.name = null;
  }
}

export const me = new Me();
