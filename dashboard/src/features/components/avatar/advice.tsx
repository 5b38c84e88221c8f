import { Avatar } from '@data1522/design-system/Avatar'
import { Inline } from '@data1522/design-system/Inline'
import { PersonChip } from '@data1522/design-system/PersonChip'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function NameBeside() {
  return (
    <Inline>
      <PersonChip name="Ada Brun" />
      <PersonChip name="Omar Haddad" />
    </Inline>
  )
}

function CircleForPlace() {
  const text = useText()

  return (
    <Inline>
      <Avatar name={text('avatarDemos.office')} />
      <Avatar name={text('avatarDemos.warehouse')} />
    </Inline>
  )
}

/** Whom to show, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: NameBeside, text: 'avatarDemos.doText' },
  { isGood: false, Live: CircleForPlace, text: 'avatarDemos.dontText' },
]
