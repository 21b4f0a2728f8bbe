export { default } from '#apps/react'
export * from '#apps/react'
