import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { Icon } from '@data1522/design-system/Icon'
import { IconMessage } from '@data1522/design-system/icons'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import { contactHref } from './contact-href.ts'

const questions = ['1', '2', '3', '4', '5', '6'] as const

/** What is asked most about prices, and the answers. */
export function PriceQuestions() {
  const text = useText()
  return (
    <SiteSection
      layout="side"
      title={text('pricing.faqTitle')}
      description={text('pricing.faqDescription')}
      actions={
        <LinkButton href={contactHref} start={<Icon icon={IconMessage} size={18} />}>
          {text('pricing.ask')}
        </LinkButton>
      }
    >
      <ExpansionGroup toggleIcon="plus" defaultOpenIds={['price-question-1']}>
        {questions.map((number) => (
          <ExpansionPanel key={number} id={`price-question-${number}`} title={text(`pricing.q${number}`)}>
            <Text ink="muted">{text(`pricing.a${number}`)}</Text>
          </ExpansionPanel>
        ))}
      </ExpansionGroup>
    </SiteSection>
  )
}
