import { doors } from './rules/doors.mjs'
import { houseStyle } from './rules/house-style.mjs'
import { typedAddresses } from './rules/typed-addresses.mjs'
import { layerDoors } from './rules/layer-doors.mjs'
import { logicalDirections } from './rules/logical-directions.mjs'
import { noColours } from './rules/no-colours.mjs'
import { noElements } from './rules/no-elements.mjs'
import { noJsxPragma } from './rules/no-jsx-pragma.mjs'
import { noStyleProps } from './rules/no-style-props.mjs'
import { suppressions } from './rules/suppressions.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    doors,
    'house-style': houseStyle,
    'layer-doors': layerDoors,
    'typed-addresses': typedAddresses,
    'logical-directions': logicalDirections,
    'no-colours': noColours,
    'no-elements': noElements,
    'no-jsx-pragma': noJsxPragma,
    'no-style-props': noStyleProps,
    suppressions,
  },
}
