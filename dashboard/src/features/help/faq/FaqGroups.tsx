import { Badge } from '@data1522/design-system/Badge'
import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { Heading } from '@data1522/design-system/Heading'
import { Highlight } from '@data1522/design-system/Highlight'
import {
  IconCreditCard,
  IconPackage,
  IconRefresh,
  IconShoppingCart,
  IconTruck,
} from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { FAQ_ICONS, type FaqGroup, type FaqIcon } from '@data1522/mocks/contract/faq'
import { useText } from '../../../core/i18n/useText.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useMedia } from '../../../core/useMedia.ts'

const icons = {
  'credit-card': IconCreditCard,
  'truck-delivery': IconTruck,
  refresh: IconRefresh,
  package: IconPackage,
  'shopping-bag': IconShoppingCart,
} as const satisfies Record<FaqIcon, unknown>

/** Each group has an icon of its own, by which the address knows it in every language. */
const parameters = { group: choice(FAQ_ICONS) }
const WIDE = '(width >= 60rem)'

interface FaqGroupsProps {
  groups: readonly FaqGroup[]
  /** What is looked for, to be marked. */
  query: string
}

/** The questions by subject; of a subject without a match the first one that has some is shown. */
export function FaqGroups({ groups, query }: FaqGroupsProps) {
  const text = useText()
  const isWide = useMedia(WIDE)
  const [{ group: wanted }, set] = useAddressState(parameters)
  const shown = groups.find(({ faqIcon }) => faqIcon === wanted) ?? groups[0]!
  return (
    <Tabs
      label={text('faq.groups')}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="pill"
      selectedId={shown.faqIcon}
      onSelectionChange={(id) => set({ group: id as FaqIcon }, { isReplacing: true })}
      items={groups.map((group) => ({
        id: group.faqIcon,
        label: group.faqTitle,
        icon: icons[group.faqIcon],
        badge: query.trim() && (
          <Badge
            count={group.faqs.length}
            tone="primary"
            label={text('faq.matches', { count: group.faqs.length })}
          />
        ),
        content: () => <Questions group={group} query={query} />,
      }))}
    />
  )
}

const Questions = ({ group, query }: { group: FaqGroup; query: string }) => (
  <Stack gap={20}>
    <Inline gap={12} isWrapping={false}>
      <IconTile icon={icons[group.faqIcon]} tone="primary" size={42} />
      <Stack gap={0}>
        <Heading level={2}>{group.faqTitle}</Heading>
        <Text ink="muted">{group.faqSubtitle}</Text>
      </Stack>
    </Inline>
    <ExpansionGroup key={query} isMultiple defaultOpenIds={[`${group.faqIcon}-0`]}>
      {group.faqs.map(({ question, answer }, place) => (
        <ExpansionPanel
          key={question}
          id={`${group.faqIcon}-${place}`}
          title={<Highlight query={query}>{question}</Highlight>}
        >
          <Text ink="muted">{answer}</Text>
        </ExpansionPanel>
      ))}
    </ExpansionGroup>
  </Stack>
)
