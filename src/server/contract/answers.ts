import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const selectSerializer = SerializerSelector();

/**
 * Compiles an answer's serializer when the answer is first sent: compiling all would slow the start down noticeably.
 */
export const serializeWhenUsed: typeof selectSerializer = (...settings) => {
  const compile = selectSerializer(...settings);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => (serialize ??= compile(route))(answer);
  };
};
