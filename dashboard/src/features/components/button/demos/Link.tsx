import { Icon } from '@data1522/design-system/Icon'
import { IconExternalLink } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useText } from '../../../../core/i18n/useText.ts'

/** A link that looks like a button goes elsewhere, in a tab of its own where that is wanted. */
export function Link() {
  const text = useText()

  return (
    <Inline>
      <LinkButton href="https://react.dev" target="_blank" end={<Icon icon={IconExternalLink} />}>
        {text('buttonDemos.readTheDocs')}
      </LinkButton>
    </Inline>
  )
}
