/** The faults that the panel lets the mock simulate; the two that can keep to one area come last. */
export const scenarioNames = ['slow', 'offline', 'empty', 'many', 'failing', 'forbidden'] as const
export type ScenarioName = (typeof scenarioNames)[number]

/** What a scenario's text says: which are on, and the area that failing and forbidden keep to ('' for all). */
export interface ScenarioChoice {
  readonly names: ReadonlySet<ScenarioName>
  readonly area: string
}

const hasArea = (name: ScenarioName) => name === 'failing' || name === 'forbidden'

/** The choice that a text stands for; what it does not know is left out. */
export const readChoice = (text: string): ScenarioChoice => {
  const parts = text.split(',').map((part) => part.trim().split(':', 2) as [string, string?])
  const known = parts.filter(([name]) => (scenarioNames as readonly string[]).includes(name))
  return {
    names: new Set(known.map(([name]) => name as ScenarioName)),
    area: known.find(([, area]) => area)?.[1] ?? '',
  }
}

/** The text of a choice. */
export const writeChoice = ({ names, area }: ScenarioChoice) =>
  scenarioNames
    .filter((name) => names.has(name))
    .map((name) => (area && hasArea(name) ? `${name}:${area}` : name))
    .join(',')
