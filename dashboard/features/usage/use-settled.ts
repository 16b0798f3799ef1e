import { useEffect, useState } from "react";

const QUIET_MS = 250;

/** A value once it has stayed the same for a moment, so that not each key that is pressed asks the server. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
