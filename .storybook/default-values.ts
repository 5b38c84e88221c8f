import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Takes `@default …` out of the descriptions of props and puts it where the table has a column for it. */
export const tellDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const [tag, value] = /\s*@default\s+([^]+)$/.exec(type.description ?? '') ?? []
      if (!tag || !value) return [name, type]
      const description = type.description!.slice(0, -tag.length)
      return [name, { ...type, description, table: { ...type.table, defaultValue: { summary: value } } }]
    }),
  )
