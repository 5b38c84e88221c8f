import {
  KEPT_SUBJECTS,
  ROLE_ACTIONS,
  ROLE_SUBJECTS,
  type Role,
  type RoleAction,
  type RoleRules,
  type RoleSubject,
} from '@data1522/mocks/contract/roles'

/** One thing that can be allowed. */
export interface Right {
  readonly subject: RoleSubject
  readonly action: RoleAction
}

export const allRights: readonly Right[] = ROLE_SUBJECTS.flatMap((subject) =>
  ROLE_ACTIONS.map((action) => ({ subject, action })),
)

/** Nothing is allowed. */
export const noRights = Object.fromEntries(
  ROLE_SUBJECTS.map((subject) => [subject, { read: false, write: false, create: false }]),
) as RoleRules

/** Whether a role keeps a right whatever one does, so that nobody locks everyone out. */
export const isKept = ({ userRole }: Pick<Role, 'userRole'>, { subject }: Right) =>
  userRole === 'admin' && (KEPT_SUBJECTS as readonly string[]).includes(subject)

/** Allows something or no longer. Who writes or creates has to see, so seeing comes with it and takes it along. */
export function setRight(rules: RoleRules, { subject, action }: Right, isOn: boolean): RoleRules {
  const own = rules[subject]
  const next =
    action === 'read' && !isOn
      ? { read: false, write: false, create: false }
      : { ...own, [action]: isOn, ...(isOn && { read: true }) }
  return { ...rules, [subject]: next }
}

/** Sets several rights. */
export const setRights = (rules: RoleRules, rights: readonly Right[], isOn: boolean) =>
  rights.reduce((changed, right) => setRight(changed, right, isOn), rules)

/** How many of some rights are given: none, some or all. */
export function shareOf(rules: RoleRules, rights: readonly Right[] = allRights) {
  const given = rights.filter(({ subject, action }) => rules[subject][action]).length
  return { given, total: rights.length, isAll: given === rights.length, isSome: given > 0 }
}

/** What one set of rules allows beyond the other, both ways. */
export function differenceOf(before: RoleRules, after: RoleRules) {
  const beyond = (one: RoleRules, other: RoleRules) =>
    allRights.filter(({ subject, action }) => one[subject][action] && !other[subject][action])
  return { gained: beyond(after, before), lost: beyond(before, after) }
}
