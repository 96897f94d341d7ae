/** The person at this screen: a guest, or somebody with an account. */

import { api } from "../net/api";
import type { Me } from "../protocol/lobby";

class Myself {
  me = $state.raw<Me | null>(null);
  private loading: Promise<Me> | null = null; // two first contacts would make two guests

  async load(): Promise<void> {
    this.loading ??= api.me().finally(() => (this.loading = null));
    this.me = await this.loading;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  async register(login: string, password: string): Promise<void> {
    await api.register(login, password);
    await this.load();
  }

  async signIn(login: string, password: string): Promise<void> {
    await api.signIn(login, password);
    await this.load();
  }

  async signOutEverywhere(): Promise<void> {
    await api.signOutEverywhere();
    await this.load();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    await this.load();
  }
}

export const myself = new Myself();
