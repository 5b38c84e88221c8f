import { Text, type TextProps } from '@data1522/design-system/Text'

/** Words that keep their own direction in a line of the page's: a name, an address, a figure. */
export const BidiText = ({ children, ...look }: Pick<TextProps, 'children' | 'ink' | 'size' | 'weight'>) => (
  <Text {...look}>
    <Text as="bdi" isNumeric {...look}>
      {children}
    </Text>
  </Text>
)
