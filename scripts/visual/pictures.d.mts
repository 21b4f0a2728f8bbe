export const pictureCache: string
export function unpackPictures(): Promise<void>
export function packPictures(): Promise<void>
export function setup(): Promise<void>
export function teardown(): Promise<void>
