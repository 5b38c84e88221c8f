import { Chip } from '@data1522/design-system/Chip'
import { Code } from '@data1522/design-system/Code'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Inline } from '@data1522/design-system/Inline'
import { OutlinedCard } from '@data1522/design-system/OutlinedCard'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'
import { useRuleLabels } from './useRuleLabels.ts'

interface RuleListProps {
  rules: readonly AbilityRule[]
  /** The rule that gave the last answer, and whether it could be read. */
  deciding?: AbilityRule
  isDoubtful: boolean
}

/** Rules in their order, each in words, with the one that decided marked. */
export function RuleList({ rules, deciding, isDoubtful }: RuleListProps) {
  const text = useText()
  if (rules.length === 0)
    return (
      <EmptyState title={text('access.noRules')} illustration="lock" size="small" level={3}>
        {text('access.noRulesText')}
      </EmptyState>
    )
  return (
    <Stack as="ol" gap={8} aria-label={text('access.rules')}>
      {rules.map((rule, index) => (
        <RuleCard
          // Rules have no names; their order is what tells them apart.
          key={index}
          rule={rule}
          place={index + 1}
          mark={rule === deciding ? (isDoubtful ? 'unreadable' : 'decides') : undefined}
        />
      ))}
    </Stack>
  )
}

interface RuleCardProps {
  rule: AbilityRule
  place: number
  mark?: 'decides' | 'unreadable'
}

function RuleCard({ rule, place, mark }: RuleCardProps) {
  const text = useText()
  const labels = useRuleLabels()
  const { formatNumber } = useIntl()
  const facts = [
    rule.fields && { term: text('access.fields'), description: <Code>{rule.fields.join(', ')}</Code> },
    rule.conditions && {
      term: text('access.conditions'),
      description: <Code>{JSON.stringify(rule.conditions)}</Code>,
    },
    rule.reason && { term: text('access.reason'), description: rule.reason },
  ].filter((fact) => typeof fact === 'object')
  return (
    <OutlinedCard as="li">
      <Stack gap={8}>
        <Inline gap={8}>
          <Text size="sm" ink="subtle" isNumeric>
            {formatNumber(place)}
          </Text>
          <Chip tone={rule.inverted ? 'danger' : 'success'}>
            {text(rule.inverted ? 'access.forbids' : 'access.allows')}
          </Chip>
          <Text as="bdi" weight="medium">
            {labels.on(rule)}
          </Text>
          {mark && (
            <Chip size="small" variant="solid" tone={mark === 'decides' ? 'primary' : 'warning'}>
              {text(`access.${mark}`)}
            </Chip>
          )}
        </Inline>
        {facts.length > 0 && <DescriptionList isInline items={facts} />}
      </Stack>
    </OutlinedCard>
  )
}
