import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const selectSerializer = SerializerSelector();

/** Compiles what an answer looks like when one is first sent: a start that compiled all would take noticeably longer. */
export const serializeWhenUsed: typeof selectSerializer = (...settings) => {
  const compile = selectSerializer(...settings);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => (serialize ??= compile(route))(answer);
  };
};
