export * from '#gateway/routes'
