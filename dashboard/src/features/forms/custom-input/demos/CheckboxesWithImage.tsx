import { CheckboxCards } from '@data1522/design-system/CheckboxCards'
import { useText } from '../../../../core/i18n/useText.ts'

const pictures = `${import.meta.env.BASE_URL}pictures/products`

/** Several pictures, each with its name and what is left of it. */
export function CheckboxesWithImage() {
  const text = useText()

  return (
    <CheckboxCards
      label={text('customInputDemos.onSale')}
      columns={{ base: 1, sm: 3 }}
      defaultValue={['chair', 'lamp']}
      options={[
        {
          id: 'chair',
          label: text('customInputDemos.chair'),
          description: text('customInputDemos.chairStock'),
          image: `${pictures}/chair-a.svg`,
        },
        {
          id: 'lamp',
          label: text('customInputDemos.lamp'),
          description: text('customInputDemos.lampStock'),
          image: `${pictures}/lamp-a.svg`,
        },
        {
          id: 'vase',
          label: text('customInputDemos.vase'),
          description: text('customInputDemos.vaseStock'),
          image: `${pictures}/vase-a.svg`,
        },
      ]}
    />
  )
}
