import { useId, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { IconCreditCard } from '../../icons/icons.ts'
import { delegatingRef } from '../Field/delegatingRef.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import type { GroupOptions } from '../Field/group.ts'
import { InputField } from '../Field/InputField.tsx'
import type { FieldLook } from '../Field/options.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { useControlledState } from '../Field/useControlledState.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { Icon } from '../Icon/Icon.tsx'
import { brandOf } from './brand.ts'
import { codeMasks, expiryMask, numberMask } from './cardMasks.ts'
import { CardPartField } from './CardPartField.tsx'
import { type CardPart, type CardValue, checkCard } from './checkCard.ts'
import { problemText } from './problemText.ts'
import { strings as roomStrings } from './strings.ts'
import * as styles from './CardField.css.ts'

export interface CardFieldProps extends GroupOptions, FieldLook {
  /** What is written of the card, when the caller keeps it. */
  value?: CardValue
  /** What is written of the card at first, when it keeps its own. @default nothing */
  defaultValue?: CardValue
  /** Called with the card whenever a part of it changes; `checkCard` says whether it is right. */
  onChange?: (value: CardValue) => void
  /** Asks for the name on the card too. @default false */
  hasName?: boolean
  /**
   * Says of every part what is wrong or missing, as after a try to send. Left out, it says so of what was filled in and
   * left. @default false
   */
  isChecked?: boolean
  /** Errors of parts that the caller knows of, such as a code that the bank refused; they go before its own. */
  errors?: Partial<Record<CardPart, string>>
  /** The day to compare the expiry with. @default today */
  today?: Date
}

const none: CardValue = { number: '', expiry: '', cvc: '' }

/** What is wrong first, or the first field. */
const firstToMend = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('input[aria-invalid]') ??
  group.querySelector<HTMLElement>('input:enabled:not([type="hidden"])')

/**
 * The number, expiry and security code of a payment card. It tells the brand by the first digits, groups the number as
 * the brand does and says of each part what is wrong with it.
 *
 * Use when someone pays by card. Not for a card's number alone: use `MaskedField`; nor where a payment provider draws
 * its own fields, which spares you the duty to protect what is typed.
 */
export function CardField({
  value,
  defaultValue = none,
  onChange,
  hasName = false,
  isChecked = false,
  errors = {},
  today,
  name,
  variant,
  size,
  labelPlacement,
  id: givenId,
  ref,
  ...rest
}: CardFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const strings = useStrings(roomStrings)
  const [card, setCard] = useControlledState(value, defaultValue, onChange, id)
  const [left, setLeft] = useState<readonly CardPart[]>([])
  useFormReset(id, () => setLeft([]))
  const brand = brandOf(card.number)
  const problems = checkCard(hasName ? { ...card, name: card.name ?? '' } : card, today)
  const errorOf = (part: CardPart) => {
    const problem = problems[part]
    const isSaid = isChecked || (left.includes(part) && card[part])
    return errors[part] ?? (problem && isSaid ? problemText(strings, part, problem, card) : undefined)
  }
  const { isRequired, isDisabled, isReadOnly } = rest
  const part = (which: CardPart) => ({
    variant,
    size,
    labelPlacement,
    isRequired,
    isDisabled,
    isReadOnly,
    label: strings[which],
    id: `${id}-${which}`,
    name: name && `${name}.${which}`,
    value: card[which] ?? '',
    onChange: (next: string) => setCard({ ...card, [which]: next }),
    onBlur: () => setLeft([...new Set([...left, which])]),
    errorMessage: errorOf(which),
  })
  return (
    <GroupFrame {...rest} isRequired={false} id={id} ref={delegatingRef(ref, firstToMend)} role="group">
      <div className={cx(styles.parts, rest.isLabelHidden && styles.unnamed)}>
        <div className={cx(styles.wide, styles.number)}>
          <CardPartField
            {...part('number')}
            masking={numberMask}
            autoComplete="cc-number"
            start={<Icon icon={IconCreditCard} size={18} />}
            end={brand.shortName}
          />
        </div>
        <CardPartField
          {...part('expiry')}
          masking={expiryMask}
          autoComplete="cc-exp"
          placeholder={strings.expiryForm}
        />
        <CardPartField
          {...part('cvc')}
          masking={codeMasks[Math.max(...brand.codeLengths)]!}
          autoComplete="cc-csc"
        />
        {hasName && (
          <div className={styles.wide}>
            <InputField {...part('name')} type="text" autoComplete="cc-name" isVerbatim={false} />
          </div>
        )}
      </div>
    </GroupFrame>
  )
}

export { brandOf, type CardBrand } from './brand.ts'
export { type CardProblem, type CardProblems, type CardValue, checkCard } from './checkCard.ts'
