import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** A picture as its only content, as a person’s, in a round button. */
export function Rounded() {
  const text = useText()

  return (
    <Inline>
      <Button shape="round" variant="plain" aria-label={text('buttonDemos.accountOfAda')}>
        <Avatar name="Ada Brun" />
      </Button>
      <Button shape="round" variant="plain" aria-label={text('buttonDemos.accountOfOmar')}>
        <Avatar name="Omar Haddad" />
      </Button>
    </Inline>
  )
}
