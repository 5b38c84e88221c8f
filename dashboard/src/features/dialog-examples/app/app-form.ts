import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import type { useText } from '../../../core/i18n/useText.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'

/** What an app can be for. */
export const APP_KINDS = ['shop', 'reports', 'messages', 'orders'] as const
/** What it can be built with. */
export const FRAMEWORKS = ['React', 'Vue', 'Angular', 'Svelte'] as const
/** Where it can keep its data. */
export const DATABASES = ['PostgreSQL', 'MySQL', 'SQLite', 'Redis'] as const

/** What pays when no card does. */
export const INVOICE = 'invoice'

type Card = AccountBilling['cards'][number]

/** What a card is known by among the answers. */
export const cardId = ({ brand, lastDigits }: Card) => `${brand} ${lastDigits}`

/** All that a new app asks, step by step; a card has to be one of those there are, and no two apps share a schema. */
export const appSchema = (
  text: ReturnType<typeof useText>,
  cards: readonly Card[],
  apps: readonly { readonly schemaName: string }[],
) =>
  z.object({
    name: requiredLine.check(z.maxLength(40)),
    kind: z.enum(APP_KINDS),
    framework: z.enum(FRAMEWORKS),
    database: z.enum(DATABASES),
    schemaName: requiredLine.check(
      z.regex(/^[a-z][a-z0-9_]*$/, text('dialogExamples.app.schemaWrong')),
      z.refine(
        (written) => !apps.some(({ schemaName }) => schemaName === written),
        text('dialogExamples.app.schemaTaken'),
      ),
    ),
    payment: z.enum([INVOICE, ...cards.map(cardId)]),
  })

export type AppValues = z.output<ReturnType<typeof appSchema>>
export type AppForm = SchemaFormHandle<AppValues, AppValues>

/** An app that nobody has written of. */
export const emptyApp: AppValues = {
  name: '',
  kind: 'shop',
  framework: 'React',
  database: 'PostgreSQL',
  schemaName: '',
  payment: INVOICE,
}

/** The steps, each with the answers that it asks. */
export const appSteps = {
  details: ['name', 'kind'],
  framework: ['framework'],
  database: ['database', 'schemaName'],
  billing: ['payment'],
  submit: [],
} as const satisfies Record<string, readonly (keyof AppValues)[]>

export type AppStep = keyof typeof appSteps
