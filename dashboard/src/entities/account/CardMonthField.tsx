import type { FieldBinding } from '@data1522/design-system/FormField'
import { MaskedField } from '@data1522/design-system/MaskedField'

/** The month until which a card holds, as it stands on the card. */
export const CardMonthField = (field: FieldBinding<string>) => (
  <MaskedField {...field} mask="pattern" pattern="##/##" autoComplete="cc-exp" />
)
