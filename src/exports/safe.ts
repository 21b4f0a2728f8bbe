export * from '#safe'
