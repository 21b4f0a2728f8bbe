export * from '#gateway'
