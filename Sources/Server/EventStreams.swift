#if Server
  import CMicroHTTPD
  import Synchronization

  /// The pages that listen to events. Each connection is at rest until there is something to say.
  final class EventStreams: Sendable {
    private struct State: Sendable {
      var message: [UInt8]
      var messages = 1
      var beats = 0
      var resting: [Resting] = []
      var isEnded = false
    }

    /// A connection that libmicrohttpd keeps until it is woken; it may be woken from any thread.
    private struct Resting: @unchecked Sendable {
      let connection: OpaquePointer
    }

    private let state: Mutex<State>

    init(_ message: [UInt8]) { state = Mutex(State(message: message)) }

    /// Says something to all, and to everybody who comes later.
    func say(_ message: [UInt8]) {
      wake {
        $0.message = message
        $0.messages += 1
      }
    }

    /// Writes something that means nothing: connections that nobody reads any more end by it.
    func beat() { wake { $0.beats += 1 } }

    func end() { wake { $0.isEnded = true } }

    private func wake(_ change: @Sendable (inout State) -> Void) {
      state.withLock { state in
        change(&state)
        for resting in state.resting { MHD_resume_connection(resting.connection) }
        state.resting = []
      }
    }

    /// One listener. It is used on the server's thread only.
    final class Listener {
      private let streams: EventStreams
      private let connection: OpaquePointer
      private var heard = 0
      private var beats: Int
      private var pending: ArraySlice<UInt8> = []

      init(_ streams: EventStreams, _ connection: OpaquePointer) {
        self.streams = streams
        self.connection = connection
        beats = streams.state.withLock { $0.beats }
      }

      /// Fills in what there is to say. Where there is nothing, the connection rests, and 0 is returned; -1 at the end.
      func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        if pending.isEmpty {
          let resting = Resting(connection: connection)
          let (known, beaten) = (heard, beats)
          let next = streams.state.withLock { state -> (text: [UInt8], heard: Int, beats: Int)? in
            if state.isEnded { return nil }
            if state.messages != known { return (state.message, state.messages, state.beats) }
            if state.beats != beaten { return (EventText.stillHere, known, state.beats) }
            MHD_suspend_connection(resting.connection)
            state.resting.append(resting)
            return ([], known, beaten)
          }
          guard let next else { return microhttpd_end_of_stream() }
          (pending, heard, beats) = (next.text[...], next.heard, next.beats)
        }
        let count = min(buffer.count, pending.count)
        buffer.copyBytes(from: pending.prefix(count))
        pending = pending.dropFirst(count)
        return count
      }
    }
  }
#endif
