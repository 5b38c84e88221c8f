import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'

interface PictureDialogProps {
  isOpen: boolean
  onClose: () => void
  onAdd: (url: string) => void
}

const isPicture = (url: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(true))
    image.addEventListener('error', () => resolve(false))
    image.src = url
  })

/** Takes a picture from an address, if there is one. */
export function PictureDialog({ isOpen, onClose, onAdd }: PictureDialogProps) {
  const text = useText()
  const form = useSchemaForm({
    schema: z.object({ url: z.url() }),
    defaultValues: { url: '' },
    onSubmit: async ({ url }) => {
      if (!/^https?:/i.test(url) || !(await isPicture(url))) return { url: text('productForm.noPicture') }
      onAdd(url)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('productForm.fromAddressTitle')}
      description={text('productForm.fromAddressText')}
      submitLabel={text('productForm.addPicture')}
    >
      <FormField form={form} name="url" label={text('productForm.pictureAddress')}>
        {(field) => <TextField {...field} type="url" />}
      </FormField>
    </FormDialog>
  )
}
