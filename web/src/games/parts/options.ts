/** What was chosen when a table was opened. */

interface Optional {
  readonly options: readonly (readonly [string, string])[];
}

/** An option of the table. */
export function optionOf(view: Optional, key: string): string | undefined {
  return view.options.find(([name]) => name === key)?.[1];
}
