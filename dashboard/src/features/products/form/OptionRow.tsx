import { Box } from '@data1522/design-system/Box'
import { Grid } from '@data1522/design-system/Grid'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { TagField } from '@data1522/design-system/TagField'
import { TextField } from '@data1522/design-system/TextField'
import type { Ref } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { VariantOption } from './combinations.ts'

interface OptionRowProps {
  number: number
  variant: VariantOption
  onChange: (variant: VariantOption) => void
  onRemove: () => void
  ref?: Ref<HTMLInputElement>
}

/** One option of the product and its values. */
export function OptionRow({ number, variant, onChange, onRemove, ref }: OptionRowProps) {
  const text = useText()
  return (
    <Inline gap={12} align="end" isWrapping={false}>
      <Box isFilling>
        <Grid columns={{ base: 1, sm: 2 }} gap={12}>
          <TextField
            ref={ref}
            label={text('productForm.option', { number })}
            placeholder={text('productForm.optionExample')}
            value={variant.option}
            maxLength={60}
            onChange={(option) => onChange({ ...variant, option })}
          />
          <TagField
            label={text('productForm.values', { number })}
            placeholder={text('productForm.valuesExample')}
            value={variant.values}
            max={60}
            onChange={(values) => onChange({ ...variant, values })}
          />
        </Grid>
      </Box>
      <IconButton
        icon={IconTrash}
        label={text('productForm.removeOption', { name: variant.option || number })}
        onPress={onRemove}
      />
    </Inline>
  )
}
