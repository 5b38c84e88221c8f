import { PICTURES_PATH } from '../seed/pictures.ts'

let base = PICTURES_PATH

/** Tells under which address the pictures are served, with a slash at the end. */
export const setPicturesBase = (address: string) => {
  base = address
}

/** A body as JSON in which each picture of the sample data has its full address. */
export const withPictureAddresses = (body: unknown) =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(PICTURES_PATH)
      ? base + value.slice(PICTURES_PATH.length)
      : value,
  )

/** A value that came from outside, with the places of pictures where it had their addresses. */
export const withPicturePlaces = (_: string, value: unknown) =>
  typeof value === 'string' && base !== PICTURES_PATH && value.startsWith(base)
    ? PICTURES_PATH + value.slice(base.length)
    : value
