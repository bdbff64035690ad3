import { GCProfiler, getHeapStatistics } from 'node:v8';

/**
 * How many bytes of the JavaScript heap some work allocates, whether they are freed meanwhile or not.
 *
 * The heap in use grows by every allocation and shrinks in a collection only. V8's own record of its
 * collections says how much was in use just before and just after each of them. So what the heap has
 * grown by in the end, plus all that the collections took away, is all that was allocated: nothing is
 * sampled, and it makes no difference how often the collector ran.
 */
export function allocatedBytes(work: () => void): number {
  const profiler = new GCProfiler();
  profiler.start();
  const before = getHeapStatistics().used_heap_size;
  work();
  const after = getHeapStatistics().used_heap_size;
  const collected = profiler
    .stop()
    .statistics.reduce(
      (sum, { beforeGC, afterGC }) =>
        sum + beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize,
      0,
    );
  return after - before + collected;
}
