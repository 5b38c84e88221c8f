import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import { sectionIds } from '../../../shared/public-page/section-ids.ts'

const questions = ['1', '2', '3', '4', '5'] as const

/** What visitors ask most, and the answers. */
export function Questions() {
  const text = useText()
  return (
    <SiteSection
      id={sectionIds.faq}
      layout="side"
      title={text('landingMore.faqTitle')}
      description={text('landingMore.faqDescription')}
      actions={<LinkButton href={`#${sectionIds.contact}`}>{text('landingMore.askUs')}</LinkButton>}
    >
      <ExpansionGroup toggleIcon="plus" defaultOpenIds={['question-1']}>
        {questions.map((number) => (
          <ExpansionPanel key={number} id={`question-${number}`} title={text(`landingMore.q${number}`)}>
            <Text ink="muted">{text(`landingMore.a${number}`)}</Text>
          </ExpansionPanel>
        ))}
      </ExpansionGroup>
    </SiteSection>
  )
}
