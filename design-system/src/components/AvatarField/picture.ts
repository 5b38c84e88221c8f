/** A part of a picture, in its own px. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture that was read, with the address that shows it until it is released. */
export interface ReadPicture {
  readonly image: HTMLImageElement
  readonly url: string
  readonly name: string
}

/** Reads a file as a picture; rejects when the browser cannot show it, whatever its name and first bytes say. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch (reason) {
    URL.revokeObjectURL(url)
    throw reason
  }
  return { image, url, name: file.name }
}

/** Draws a square part of a picture in a given size, as a file; `type` is what the browser can write, else PNG. */
export async function cutPicture(
  { image, name }: ReadPicture,
  area: PictureArea,
  size: number,
  type: string,
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size, size)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9))
  if (!blob) throw new Error('The browser made no picture of the canvas.')
  const ending = blob.type.replace(/^image\//, '').replace('jpeg', 'jpg')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type })
}
