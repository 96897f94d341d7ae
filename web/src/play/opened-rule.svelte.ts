/** The paragraph that is read over the page, without leaving it. */

export interface Paragraph {
  readonly game: string;
  readonly number: string;
}

class Opened {
  paragraph = $state.raw<Paragraph | null>(null);
  /** What is asked about, to which the focus returns. */
  private from: Element | null = null;

  show(paragraph: Paragraph): void {
    this.from = document.activeElement;
    this.paragraph = paragraph;
  }

  close(): void {
    this.paragraph = null;
    if (this.from instanceof HTMLElement && this.from.isConnected) this.from.focus();
    this.from = null;
  }
}

export const opened = new Opened();
