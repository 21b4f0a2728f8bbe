export * from '#gateway/validate'
