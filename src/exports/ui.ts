export * from '#ui'
