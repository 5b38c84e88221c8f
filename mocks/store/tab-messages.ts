/** What a tab tells the others. */
export type Message =
  /** A state that is not in the storage yet. */
  | { type: 'changed'; name: string; version: number; state: unknown }
  /** What has changed is in the storage. */
  | { type: 'stored' }
  | { type: 'reset' }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const isMessage = (value: unknown): value is Message =>
  isObject(value) &&
  (value['type'] === 'reset' ||
    value['type'] === 'stored' ||
    (value['type'] === 'changed' && typeof value['name'] === 'string'))
