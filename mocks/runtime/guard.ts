import {
  Ability,
  type AbilityTuple,
  fieldPatternMatcher as fieldMatcher,
  subject as asSubject,
} from '@casl/ability'
import { HttpResponse } from 'msw'
import { type Access, isOpen } from '../contract/access.ts'
import type { Failure, Refusal } from '../contract/common.ts'
import { conditionsMatcher } from '../contract/conditions.ts'
import type { Account } from '../seed/accounts.ts'
import { accountOf, hasEnded } from './session.ts'

/** The token that a request carries. */
export const readToken = (request: Request): string | undefined => {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ', 2)
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}

/**
 * Who a request comes from, by its token; nobody for a token that stands for nobody. One that has ended is refused, also
 * where nobody may ask: what is shown to anyone is not what its person was shown.
 */
export const callerOf = (access: Access, token: string | undefined): Account | undefined => {
  if (token === undefined) return undefined
  if (access !== 'anyone' && hasEnded(token)) throw signInFirst()
  return accountOf(token)
}

const signInFirst = () => HttpResponse.json<Failure>({ message: 'Sign in first' }, { status: 401 })

const refuse = (action: string, subject: string, reason: string) =>
  HttpResponse.json<Refusal>(
    { message: `You may not ${action} this ${subject}: ${reason}`, action, subject, reason },
    { status: 403 },
  )

/**
 * Lets a call pass or refuses it: 401 if someone has to be signed in, 403 with the reason if the rules are against it.
 * What it gives asks again for one row, and for the fields of it that change, since a rule can have conditions and fields.
 */
export const guard = (
  access: Access,
  caller: Account | undefined,
): ((row: object, fields?: readonly string[]) => void) => {
  if (access === 'anyone') return passes
  if (!caller) {
    if (access !== 'signed-in' && isOpen(access.action, access.subject)) return passes
    throw signInFirst()
  }
  if (access === 'signed-in') return passes

  const { action, subject } = access
  // Not `createMongoAbility`: the product, which shares CASL, would carry the operators too.
  const ability = new Ability<AbilityTuple, object>([...caller.abilityRules] as never, {
    conditionsMatcher,
    fieldMatcher,
  })
  const check = (row?: object, field?: string) => {
    const target = row ? asSubject(subject, { ...row }) : subject
    const rule = ability.relevantRuleFor(action, target as never, field)
    const isRefused = rule ? rule.inverted : !isOpen(action, subject)
    if (isRefused) throw refuse(action, subject, rule ? (rule.reason ?? A_RULE) : NO_RULE)
  }
  check()
  return (row, fields = []) => {
    check(row)
    for (const field of fields) check(row, field)
  }
}

const NO_RULE = 'no rule of yours grants it.'
const A_RULE = 'a rule of yours forbids it.'

const passes = () => undefined
